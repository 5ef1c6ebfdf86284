/**
 * The fields as they are sent: a language that nobody wrote is left out, and a text that nobody wrote in either is none. Their boxes
 * have made null of what was not there.
 */
export function withTextsLeftOut<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withTextsLeftOut) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  if (parts.length > 0 && parts.every(([name]) => name === 'bn' || name === 'en')) {
    const written = parts.filter(([, text]) => text !== null && text !== undefined)
    return (written.length === 0 ? null : Object.fromEntries(written)) as Value
  }
  return Object.fromEntries(parts.map(([name, part]) => [name, withTextsLeftOut(part)])) as Value
}
