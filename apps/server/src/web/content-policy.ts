import { createHash, randomBytes } from 'node:crypto'

/** What a page's own scripts are marked with while it is rendered. It never reaches a browser. */
export const newNonce = (): string => randomBytes(18).toString('base64url')

/**
 * A cached page cannot carry a fresh nonce, so its inline scripts are allowed by hash instead. Only scripts that carry
 * the secret nonce are hashed: hashing every script would bless one that was smuggled in with stored content.
 */
export function sealPage(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const marked = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const sealed = html
    .replace(marked, (_, before: string, after: string, source: string) => {
      if (source !== '') hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
      return `<script${before}${after}>${source}</script>`
    })
    .replaceAll(` nonce="${nonce}"`, '')
  if (sealed.includes(nonce)) throw new Error('the page still holds its nonce after sealing')
  return { html: sealed, hashes: [...hashes] }
}

/** Frames: only the privacy-friendly player that the video modal opens. */
export function contentPolicy({ scripts = [], styles = [] }: { scripts?: string[]; styles?: string[] } = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://i.ytimg.com",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
