import * as m from '@prostuti/text/messages'
import { asleep } from './wake.ts'

type Action = { label: string; act: () => void }

/**
 * A line over the foot of the page, as the app has one: nothing moves, and a screen reader hears it. There is one for all that is
 * said, until the app takes over. Its region stands in the page from the beginning (`page-starter.ts` of the server), or a screen
 * reader would not speak its words. Answers how these words are taken away.
 */
export function sayInBar(words: string, action?: Action): () => void {
  const banner = document.createElement('div')
  const close = () => banner.remove()
  const text = document.createElement('p')
  text.textContent = words
  banner.append(text)
  if (action) banner.append(button(action.label, 'btn btn-go btn-sm', action.act))
  banner.append(button(m.state_close(), 'btn btn-line btn-sm', close))
  document.querySelector('[data-part=page-bar]')?.replaceChildren(banner)
  asleep.addEventListener('abort', close)
  return close
}

function button(label: string, look: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = look
  made.textContent = label
  // Not `click` on the document, where presses are remembered for the app.
  made.dataset.does = 'own'
  made.onclick = act
  return made
}
