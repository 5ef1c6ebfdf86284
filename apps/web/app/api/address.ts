type Values = Readonly<Record<string, string | number | undefined>>

/** A path with its `:params` filled in. A missing one leaves a gap, which nothing answers. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number | null | undefined>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** A contract path with its `:params` filled in and its query behind it. */
export function callAddressOf(path: string, query: Values = {}, params: Values = {}): string {
  const filled = fillPath(path, params)
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}
