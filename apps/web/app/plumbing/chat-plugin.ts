/**
 * What the chat plugin reaches. The server's content policy allows none of it: a centre that configures the plugin also
 * has its server add these to `script-src`, `connect-src`, `frame-src` and `img-src`; until then the browser refuses the script and
 * the page is as it is without.
 */
export const chatHosts = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
  frame: ['https://www.facebook.com', 'https://web.facebook.com'],
  img: ['https://www.facebook.com', 'https://scontent.xx.fbcdn.net'],
} as const

type ChatPlugin = { provider: 'facebook'; page_id: string } | null | undefined

/** Does nothing without a configuration, and nothing the second time. */
export function loadChatPlugin(plugin: ChatPlugin, locale: 'bn' | 'en'): void {
  const pageId = plugin?.page_id ?? ''
  if (!/^\d+$/.test(pageId) || document.getElementById('chat-plugin')) return
  const place = document.createElement('div')
  place.id = 'chat-plugin'
  place.className = 'fb-customerchat'
  place.setAttribute('page_id', pageId)
  place.setAttribute('attribution', 'biz_inbox')
  const script = document.createElement('script')
  script.src = `${chatHosts.script[0]}/${locale === 'bn' ? 'bn_IN' : 'en_US'}/sdk/xfbml.customerchat.js`
  script.async = true
  document.body.append(place, script)
}
