type Values = Readonly<Record<string, string | number | undefined>>

/** A contract path with its `:params` filled in and its query behind it. */
export function callAddressOf(path: string, query: Values = {}, params: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}
