/** The percent sign of an encoded control character; the web's router knows no page for a path with a line end in it. */
const controlSign = /%(?=[01][0-9a-f]|7f)/gi
const encodedRun = /(?:%[0-9a-f]{2})+|%/gi

/**
 * An address that every part of the server can read: a percent sign that belongs to no letter, as in a Bengali link that was
 * cut, stands for itself, so that the router finds nothing there instead of failing. Outside of the API, control characters of
 * a path stand for themselves too, and NUL is taken out of a query: whoever opens such a link wants a page, not a list of errors.
 */
export function repairUrl(address: string): string {
  if (!address.includes('%')) return address
  const [path = ''] = address.split(/[?#]/, 1)
  const rest = address.slice(path.length)
  const mended = isDecodable(path)
    ? path
    : path.replace(encodedRun, (run) => (isDecodable(run) ? run : encodePercent(run)))
  return path.startsWith('/api/') ? mended + rest : mended.replaceAll(controlSign, '%25') + rest.replaceAll('%00', '')
}

const encodePercent = (run: string) => run.replaceAll('%', '%25')

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
