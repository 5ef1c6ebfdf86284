/**
 * Whether the bytes are a whole PDF: the header at their very beginning, and near their end the place where readers begin. It is
 * kept and handed out as it is, never opened here.
 */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false
  const end = bytes.subarray(-2048).toString('latin1')
  return /startxref\s+\d+\s+%%EOF\s*$/.test(end)
}
