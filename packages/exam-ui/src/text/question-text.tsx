import { parseQuestionText, type QuestionNode, writeQuestionText } from '@prostuti/exam-rules'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useExamLocale } from '../exam-locale.ts'
import styles from './question-text.module.css'
import { languageOf, splitLatin } from './text-language.ts'

/** The text of a question, an option or an explanation: formulas drawn, and each language said to be what it is. */
export function QuestionText({ text }: { text: string }) {
  const language = languageOf(text)
  const locale = useExamLocale()
  return (
    <span className={styles.qt} lang={language === locale ? undefined : language}>
      {drawAll(parseQuestionText(text), language === 'bn')}
    </span>
  )
}

const drawAll = (nodes: readonly QuestionNode[], inBengali: boolean): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
  nodes.map((node, position) => <Fragment key={position}>{draw(node, inBengali)}</Fragment>)

function draw(node: QuestionNode, inBengali: boolean): ReactNode {
  switch (node.kind) {
    case 'text':
      return inBengali ? markLatin(node.text) : node.text
    case 'raised':
      return <sup>{drawAll(node.body, inBengali)}</sup>
    case 'lowered':
      return <sub>{drawAll(node.body, inBengali)}</sub>
    case 'fraction':
      return (
        <span className={styles.qtFrac} data-part="qt-frac">
          <span>{drawPart(node.top, inBengali)}</span>
          <span className="sr">/</span>
          <span>{drawPart(node.bottom, inBengali)}</span>
        </span>
      )
    case 'link':
      return (
        <Link className={styles.qtLink} to={node.to}>
          {drawAll(node.body, inBengali)}
        </Link>
      )
    case 'root':
      return (
        <span className={styles.qtRoot} data-part="qt-root">
          <span className="sr">√</span>
          <svg viewBox="0 0 10 20" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 12l2.5-1.5L6 19.5 10 .5" vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.qtUnder}>{drawPart(node.body, inBengali)}</span>
        </span>
      )
  }
}

/** Heard or copied, a half of a formula that is more than one sign needs the brackets that its line saves the eye. */
function drawPart(nodes: readonly QuestionNode[], inBengali: boolean): ReactNode {
  const drawn = drawAll(nodes, inBengali)
  if (/^[\p{L}\p{M}\p{N}.,]*$/u.test(writeQuestionText(nodes))) return drawn
  return (
    <>
      <span className="sr">(</span>
      {drawn}
      <span className="sr">)</span>
    </>
  )
}

const markLatin = (text: string): ReactNode =>
  splitLatin(text).map((piece, position) =>
    position % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <span key={position} lang="en">
        {piece}
      </span>
    ),
  )
