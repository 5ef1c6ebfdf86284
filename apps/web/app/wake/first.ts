import { whenIdle } from '../kit/loading/when-idle.ts'
import { readToken } from '../kit/session/token.ts'
import { serveReader } from './serve-reader.ts'
import { onLostPart, onReader } from './watch-reader.ts'

declare global {
  interface Window {
    /** What happened before this script was there; the page's starter puts everything that follows there, too. */
    early?: Event[]
  }
}

const early = window.early ?? []
for (const event of early.splice(0)) onReader(event)
early.push = (event) => {
  onReader(event)
  return 0
}

addEventListener('vite:preloadError', onLostPart)

// Somebody signed in here, or in another tab, has a page of their own.
const wakeForDoctor = () => {
  if (readToken() !== null) onReader(new Event('wake'))
}
wakeForDoctor()
for (const news of ['storage', 'pageshow', 'visibilitychange']) addEventListener(news, wakeForDoctor)

if (readToken() === null) whenIdle(serveReader)
