/** `24` → `২৪`. The same lives in the package of texts, which this one may not import. */
export const bengaliNumber = (value: number): string =>
  String(value).replace(/[0-9]/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
