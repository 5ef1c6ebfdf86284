import { createHash, randomBytes } from 'node:crypto'

/** A script or a style that stands in a page, as its policy names it. */
export const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** What a page's own scripts are marked with while it is rendered. It never reaches a browser. */
export const newNonce = (): string => randomBytes(18).toString('base64url')

/**
 * A cached page cannot carry a fresh nonce, so its inline scripts are allowed by hash instead. Only scripts that carry
 * the secret nonce are hashed: hashing every script would bless one that was smuggled in with stored content.
 */
export function sealPage(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const sealed = html.replaceAll(mark, '')
  if (sealed.includes(nonce)) throw new Error('the page still holds its nonce after sealing')
  return { html: sealed, hashes: [...new Set(markedSources(html, mark).map(hashOf))] }
}

/** What stands in the scripts whose tag carries the mark; in one that loads a file, nothing does. */
function markedSources(html: string, mark: string): string[] {
  const sources: string[] = []
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue
    const opened = html.indexOf('>', at)
    const closed = html.indexOf('</script>', opened)
    if (opened < 0 || closed < 0) throw new Error('the page ends inside of a script')
    if (closed > opened + 1) sources.push(html.slice(opened + 1, closed))
  }
  return sources
}

type Allowances = {
  scripts?: string[]
  styles?: string[]
  /** The centre has configured the chat plugin, which the pages then load. */
  chat?: boolean
}

const chatHosts = {
  scripts: ['https://connect.facebook.net'],
  frames: ['https://www.facebook.com', 'https://web.facebook.com'],
  pictures: ['https://www.facebook.com', 'https://scontent.xx.fbcdn.net'],
  calls: ['https://www.facebook.com'],
}

/** Frames: the privacy-friendly player that the video modal opens, and the chat where there is one. */
export function contentPolicy({ scripts = [], styles = [], chat = false }: Allowances = {}): string {
  const only = (name: string, ...sources: (string | string[])[]) => `${name} ${sources.flat().join(' ')}`
  const chatting = (hosts: string[]) => (chat ? hosts : [])
  return [
    only('default-src', "'self'"),
    only('script-src', "'self'", scripts, chatting(chatHosts.scripts)),
    only('style-src', "'self'", styles),
    only('style-src-attr', "'unsafe-inline'"),
    only('img-src', "'self'", 'data:', 'https://i.ytimg.com', chatting(chatHosts.pictures)),
    // A player that puts a streamed video together hands it to the browser as a blob.
    only('media-src', "'self'", 'blob:'),
    only('font-src', "'self'"),
    only('connect-src', "'self'", chatting(chatHosts.calls)),
    only('frame-src', 'https://www.youtube-nocookie.com', chatting(chatHosts.frames)),
    only('worker-src', "'self'"),
    only('manifest-src', "'self'"),
    only('object-src', "'none'"),
    only('base-uri', "'none'"),
    only('form-action', "'self'"),
    only('frame-ancestors', "'none'"),
  ].join('; ')
}
