const limits = { bytes: 4096, name: 60, value: 1000 }

/** A sign of two code units that was cut in half is no text that the database takes. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed()

/** What is kept of a callback: enough to see what was said, and never more than a few kilobytes of a stranger's. */
export function callbackBody(form: Record<string, string>): Record<string, string> {
  const kept: [string, string][] = []
  let bytes = 0
  for (const [name, value] of Object.entries(form)) {
    const field: [string, string] = [cut(name, limits.name), cut(value, limits.value)]
    bytes += Buffer.byteLength(field[0]) + Buffer.byteLength(field[1])
    if (bytes > limits.bytes) break
    kept.push(field)
  }
  return Object.fromEntries(kept)
}
