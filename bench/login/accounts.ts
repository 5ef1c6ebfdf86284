const bengaliZero = '০'.charCodeAt(0)

export type Account = { phone: string; password: string; deviceToken: string }

/** Posts as a browser does: with the cookie and its echo. */
export async function browser(url: string, own: Record<string, string> = {}) {
  const first = await fetch(`${url}/sanctum/csrf-cookie`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const headers = {
    'content-type': 'application/json',
    cookie: `XSRF-TOKEN=${token}`,
    'x-xsrf-token': decodeURIComponent(token),
    ...own,
  }
  return (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
}

/** The way a doctor goes: join, the code from the outbox, register. */
export async function registerDoctor(url: string, nth: number): Promise<Account> {
  const phone = `017${String(nth).padStart(8, '0')}`
  const password = `a password for bench ${nth}`
  const post = await browser(url)
  // Only the browser that asked for a code can answer it.
  const asked = await answered<{ gns_ddt: string }>(await post('/api/v3/auth/join', { phone, name: 'নুসরাত জাহান' }))
  const asker = { 'x-device-token': asked.gns_ddt }
  const { otp_token } = await answered<{ otp_token: string }>(
    await post('/api/v3/auth/otp', { phone, code: await codeFor(url, phone) }, asker),
  )
  const form = { phone, name: 'নুসরাত জাহান', password, password_confirmation: password, terms: true }
  const { gns_ddt } = await answered<{ gns_ddt: string }>(
    await post('/api/v3/auth/register', form, { ...asker, 'x-otp-token': otp_token }),
  )
  return { phone, password, deviceToken: gns_ddt }
}

async function codeFor(url: string, phone: string): Promise<string> {
  const outbox = await fetch(`${url}/dev/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = await answered<{ messages: { number: string; text: string }[] }>(outbox)
  const text = messages.find(({ number }) => number === `88${phone}`)?.text ?? ''
  const latin = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
  return /\d{6}/.exec(latin)?.[0] ?? ''
}

async function answered<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Body
}
