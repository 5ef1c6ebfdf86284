/** What the barcode on a volume says. */
export const sheetCode = (sheetId: number): string => `SH-${sheetId}`
