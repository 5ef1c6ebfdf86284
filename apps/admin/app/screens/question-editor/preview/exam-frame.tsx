import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './exam-frame.module.css'

type ExamFrameProps = {
  title: string
  lang: string
  device: 'phone' | 'computer'
  children: ReactNode
}

/** As wide as the screens it stands for: what is drawn inside breaks where it breaks there. */
const widths = { phone: 360, computer: 1000 }
const tallest = 720

/**
 * A page of its own inside this one, as wide as a phone or a computer: the sheets of exams ask for the width of their page, and
 * here they get it. The parts are drawn by this page's React.
 */
export function ExamFrame({ title, lang, device, children }: ExamFrameProps) {
  const [page, setPage] = useState<Document>()
  const [height, setHeight] = useState(320)
  const [shrink, setShrink] = useState(1)
  const open = useCallback((frame: HTMLIFrameElement | null) => setPage(frame?.contentDocument ?? undefined), [])
  const width = widths[device]

  useEffect(() => {
    if (page === undefined) return
    const { theme } = document.documentElement.dataset
    page.documentElement.lang = lang
    if (theme === undefined) delete page.documentElement.dataset.theme
    else page.documentElement.dataset.theme = theme
    page.title = title
  }, [page, lang, title])

  useEffect(() => {
    if (page === undefined) return
    page.documentElement.className = styles.root ?? ''
    page.body.className = styles.page ?? ''
    const stopSheets = followSheets(page)
    const sizes = new ResizeObserver(() => setHeight(Math.min(tallest, page.body.scrollHeight)))
    sizes.observe(page.body)
    return () => {
      stopSheets()
      sizes.disconnect()
    }
  }, [page])

  const measure = useCallback(
    (box: HTMLDivElement | null) => {
      if (box === null) return
      const sizes = new ResizeObserver(() => setShrink(Math.min(1, roomIn(box) / width)))
      sizes.observe(box)
      return () => sizes.disconnect()
    },
    [width],
  )

  return (
    <div ref={measure} className={styles.room} data-is={device}>
      <iframe
        ref={open}
        // Some browsers put another empty page in the place of the first.
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        title={title}
        className={styles.frame}
        width={width}
        height={height}
        style={{ zoom: shrink }}
      />
      {page && createPortal(children, page.body)}
    </div>
  )
}

/** What is left of the box inside its frame. */
function roomIn(box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  const edges = 2
  return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - edges
}

/** Gives the inner page the sheets of this one, now and whenever another comes. */
function followSheets(page: Document): () => void {
  const isSheet = (node: Node): node is HTMLElement =>
    node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
  const take = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (isSheet(node)) page.head.append(page.importNode(node, true))
  }
  page.head.replaceChildren()
  take(document.head.childNodes)
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) take(addedNodes)
  })
  changes.observe(document.head, { childList: true })
  return () => changes.disconnect()
}
