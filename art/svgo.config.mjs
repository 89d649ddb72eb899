// A menu shows dozens of these small pictures at once: whole numbers are exact enough, and a tenth
// smaller.
export default {
  plugins: [
    { name: "convertPathData", params: { floatPrecision: 0, straightCurves: false } },
    { name: "cleanupNumericValues", params: { floatPrecision: 1 } },
  ],
};
