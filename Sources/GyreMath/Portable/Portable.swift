/// The project's own elementary functions: the same bits on every machine, without a C library.
///
/// Rules, for every function here:
/// - Only + - * /, `squareRoot`, comparisons and integer operations: each is exact or correctly rounded by
///   IEEE 754, so the result depends on the arguments alone. No libm, no fused multiply-add, no tables built
///   at run time. (glibc picks its code by the processor it finds, and its results differ by an ulp.)
/// - Errors are measured against the exact value in ulps (units in the last place) of the result;
///   .5 would be perfect rounding. Every function stays below .53. The figures in the comments are the largest
///   of 10^7 random arguments (`GYRE_LONG=1`, see `PortableAccuracyTests`).
/// - Special values are those of C (Annex F): infinities, NaN, signed zeros, subnormal numbers.
///   NaN comes out as the one positive quiet NaN, whatever its payload was.
/// - Subnormal results are rounded twice: at most .77 ulp.
/// - Angles are radians; huge ones are reduced exactly (Payne and Hanek), so `sin(1e300)` is right too.
/// - The host keeps the default rounding mode and subnormal numbers switched on.
///
/// Method: tables at equal steps, chosen so that the head of the result is an exact sum of two numbers, and a
/// short polynomial for the rest (P. T. P. Tang, "Table-driven implementation of the exponential function in
/// IEEE floating-point arithmetic", ACM TOMS 15, 1989, and its successors; T. J. Dekker, "A floating-point
/// technique for extending the available precision", Numer. Math. 18, 1971). Tables and coefficients are
/// computed by `tools/reference/portable_tables.py`.
public enum Portable {
}
