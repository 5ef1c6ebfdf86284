import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import styles from './reader.module.css'

type PageTroubleProps = { error: Error; retrying: boolean; onRetry: () => void }

/** In the place of a page that did not come: why, and when to try again. */
export function PageTrouble({ error, retrying, onRetry }: PageTroubleProps) {
  const { code, message, retryAfterSeconds = 0 } = error instanceof ApiError ? error : new ApiError(0, 'internal')
  const tooFast = code === 'too_many_requests'
  const left = useSecondsLeft(tooFast ? retryAfterSeconds : 0, error)
  const waiting = retrying || left > 0
  return (
    <div className={styles.readerTrouble} role="alert">
      <p className={styles.readerTroubleTitle}>{titleOf(code)}</p>
      <p>
        {tooFast
          ? m.reader_too_fast_text({ seconds: formatNumber(Math.max(1, left), getLocale()) })
          : code === 'offline'
            ? m.state_offline_text()
            : message || m.reader_failed_text()}
      </p>
      <button
        type="button"
        className="btn btn-line"
        aria-disabled={waiting || undefined}
        onClick={() => !waiting && onRetry()}
      >
        {m.state_retry()}
      </button>
    </div>
  )
}

function titleOf(code: ApiError['code']): string {
  if (code === 'too_many_requests') return m.reader_too_fast()
  return code === 'offline' ? m.state_offline_title() : m.reader_failed()
}

/** Counts down once for each refusal. */
function useSecondsLeft(seconds: number, refusal: Error): number {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal with the same wait counts anew
  useEffect(() => {
    setLeft(seconds)
    if (seconds === 0) return
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [refusal])
  return left
}
