const bengaliZero = '০'.charCodeAt(0)

/** Bengali digits as the Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
