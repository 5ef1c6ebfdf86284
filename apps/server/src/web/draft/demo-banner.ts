import * as messages from '@prostuti/text/all-messages'

// Colours and type are the page's own; as an attribute, because the pages' policy allows no other style of ours.
const style =
  'display:block;padding:4px 16px;background:var(--color-inverse);color:var(--color-on-inverse);font-size:var(--text-sm);line-height:1.5;text-align:center;text-wrap:balance'

/**
 * A public demo says on every page what it is. Put into the finished page in front of the app's own elements, which React
 * leaves alone: it costs no script, stands from the first paint on, and covers nothing.
 */
export function withDemoBanner(html: string): string {
  const locale = html.includes('<html lang="en"') ? 'en' : 'bn'
  const label = messages.demo_banner_label({}, { locale })
  const banner = `<aside data-demo aria-label="${label}" style="${style}">${messages.demo_banner({}, { locale })}</aside>`
  return html.replace(/<body[^<>]*>/, (body) => body + banner)
}
