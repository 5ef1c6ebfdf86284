import type { Address } from './address.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function writeSitemap(addresses: readonly Address[], publicUrl: string): string {
  const lines = addresses.map(({ path, changedAt }) => `<url>${locationOf(publicUrl + path, changedAt)}</url>\n`)
  return `${head}<urlset xmlns="${namespace}">\n${lines.join('')}</urlset>\n`
}

/** The sitemap of sitemaps, for a site with more pages than one file should hold. */
export function writeSitemapIndex(parts: readonly (readonly Address[])[], publicUrl: string): string {
  const lines = parts.map((_, at) => `<sitemap>${locationOf(`${publicUrl}/sitemaps/${at + 1}.xml`, null)}</sitemap>\n`)
  return `${head}<sitemapindex xmlns="${namespace}">\n${lines.join('')}</sitemapindex>\n`
}

function locationOf(url: string, changedAt: Date | null): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
  return `<loc>${escapeXml(new URL(url).href)}</loc>${lastmod}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
