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
  const hashes = new Set<string>()
  const marked = new RegExp(`<script([^<>]*) nonce="${nonce}"([^<>]*)>([\\s\\S]*?)</script>`, 'g')
  const sealed = html
    .replace(marked, (_, before: string, after: string, source: string) => {
      if (source !== '') hashes.add(hashOf(source))
      return `<script${before}${after}>${source}</script>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
  if (sealed.includes(nonce)) throw new Error('the page still holds its nonce after sealing')
  return { html: sealed, hashes: [...hashes] }
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
