/** Ours and theirs, of gateways and couriers: whoever reads the messages must not be able to speak in our name. */
const secretNames =
  /^(store_passwd|password|username|client_(id|secret)|(app|api|secret)[-_]?key|app_?secret|(id|access|refresh)_?token|authorization|x-app-key|x-pathao-signature)$/i

/** What is written down of a message. The store's password goes into the signed string, and no answer repeats it; names are enough. */
export function withoutSecrets(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !secretNames.test(name))
      .map(([name, value]) => [name, clean(value)]),
  )
}

function clean(value: unknown): unknown {
  // PostgreSQL's JSON knows no zero byte.
  if (typeof value === 'string') return value.replaceAll('\u0000', '')
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? withoutSecrets({ ...value }) : value
}
