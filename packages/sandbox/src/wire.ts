/** A request as a stand-in sees it. The body is kept as bytes, because each service has its own idea of encoding. */
export type SandboxRequest = {
  method: string
  path: string
  query: URLSearchParams
  contentType: string
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
}

/** What goes back; `hang` keeps the line open and says nothing. */
export type SandboxAnswer =
  | { status: number; contentType: string; body: string | Uint8Array; headers?: Record<string, string> }
  | 'hang'

/** One address of one service. A service is a list of these, each under the service's own prefix. */
export type SandboxRoute = {
  methods: readonly string[]
  path: string
  answer(request: SandboxRequest): SandboxAnswer | Promise<SandboxAnswer>
}

export function json(value: unknown, status = 200): SandboxAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

export function html(body: string, status = 200, headers: Record<string, string> = {}): SandboxAnswer {
  return { status, contentType: 'text/html; charset=utf-8', body, headers }
}

/** Sends a browser on with a GET. */
export function seeOther(location: string): SandboxAnswer {
  return { status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers: { location } }
}

/** The body as JSON; undefined when it is none. */
export function readJson(request: SandboxRequest): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(request.body))
  } catch {
    return undefined
  }
}

/** Parameters as a PHP service takes them: from the address, a form of either encoding, or JSON. */
export async function readFields(request: SandboxRequest): Promise<Record<string, string>> {
  if (request.method === 'GET') return Object.fromEntries(request.query)
  if (request.contentType.includes('json')) {
    const given = readJson(request)
    if (typeof given !== 'object' || given === null) return {}
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
  }
  try {
    const form = await new Response(Buffer.from(request.body), {
      headers: { 'content-type': request.contentType },
    }).formData()
    return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
  } catch {
    return {}
  }
}
