import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { lightPalette } from '@prostuti/ui/look'
import { chosenColours } from './read-page-facts.ts'

const icon = (src: string, sizes: string, type: string, purpose?: 'maskable') => ({
  src,
  sizes,
  type,
  ...(purpose && { purpose }),
})

/** What a phone shows when the site is put on its home screen. The name is the centre's own. */
export async function readWebManifest(tx: Tx, locale: Locale) {
  const { companyName, brandColour, accentColour } = tables.site
  const [site] = await tx.select({ companyName, brandColour, accentColour }).from(tables.site).limit(1)
  const colours = site && chosenColours(site)
  const name = pickText(site?.companyName ?? null, locale) ?? ''
  return {
    id: '/',
    name,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F6F1E6',
    theme_color: colours ? lightPalette(colours)['brand-deep'] : '#083F3C',
    icons: [
      icon('/favicon.svg', 'any', 'image/svg+xml'),
      icon('/icons/icon-192.png', '192x192', 'image/png'),
      icon('/icons/icon-512.png', '512x512', 'image/png'),
      icon('/icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  }
}
