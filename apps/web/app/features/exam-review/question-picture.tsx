import { review_enlarge, state_close } from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { useLayoutEffect, useRef, useState } from 'react'
import { ResultIcon } from '../exam-result/result-icon.tsx'
import type { ExamQuestion } from '../exams/exam-types.ts'

type Picture = NonNullable<ExamQuestion['image']>

/** An ECG or an X-ray needs more than a phone's width: pressed, it opens at its own size. */
export function QuestionPicture({ image }: { image: Picture }) {
  const [large, setLarge] = useState(false)
  return (
    <>
      <button type="button" className="rv-picture" onClick={() => setLarge(true)}>
        <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
        <span>
          <ResultIcon name="zoom" />
          {review_enlarge()}
        </span>
      </button>
      {large && <LargePicture image={image} onClose={() => setLarge(false)} />}
    </>
  )
}

function LargePicture({ image, onClose }: { image: Picture; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="rv-large"
      aria-label={image.alt}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Some phones' back gesture closes the element whatever the page answers.
      onClose={(event) => event.currentTarget.isConnected && !event.currentTarget.open && onClose()}
    >
      <button type="button" className="icon-btn" aria-label={state_close()} onClick={onClose}>
        <Icon name="close" size="lg" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0}>
        <img src={image.src} alt={image.alt} width={image.width} height={image.height} />
      </div>
    </dialog>
  )
}
