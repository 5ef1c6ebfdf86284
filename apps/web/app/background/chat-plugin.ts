/** Where the plugin comes from. The server's content policy lets it in on the pages of a centre that configured it. */
const chatScripts = 'https://connect.facebook.net'

type ChatPlugin = { provider: 'facebook'; page_id: string } | null | undefined

/** Does nothing without a configuration, and nothing the second time. */
export function loadChatPlugin(plugin: ChatPlugin, locale: 'bn' | 'en'): void {
  const pageId = plugin?.page_id ?? ''
  if (!/^\d+$/.test(pageId) || document.getElementById('chat-plugin')) return
  const element = document.createElement('div')
  element.id = 'chat-plugin'
  element.className = 'fb-customerchat'
  element.setAttribute('page_id', pageId)
  element.setAttribute('attribution', 'biz_inbox')
  const script = document.createElement('script')
  script.src = `${chatScripts}/${locale === 'bn' ? 'bn_IN' : 'en_US'}/sdk/xfbml.customerchat.js`
  script.async = true
  document.body.append(element, script)
}
