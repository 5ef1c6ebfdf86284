import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureWords } from '../../api/api-error.ts'
import { sendBytes } from '../../api/send-bytes.ts'
import { DropZone } from './drop-zone.tsx'
import styles from './file-drop.module.css'

type FileDropProps = {
  /** Where its bytes go, by the file's name. */
  addressOf: (name: string) => string
  /** What the chooser of files offers: `.csv,.xlsx`. */
  kinds: string
  /** What the server takes at most; a larger file need not travel. */
  mostBytes: number
  words: {
    drop: string
    choose: string
    hint: string
    tooBig: string
    sending: (given: { name: string }) => string
  }
  /** What the server says of the file itself, where it has words for that. */
  refusalOf?: (error: unknown) => string | undefined
  onArrived: (answer: unknown) => Promise<unknown> | unknown
}

/** Where a file comes in: dropped or chosen, and sent at once with how far it has come. */
export function FileDrop({ addressOf, kinds, mostBytes, words, refusalOf, onArrived }: FileDropProps) {
  const leaving = useRef(new AbortController())
  const [way, setWay] = useState<{ name: string; share: number }>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const bring = async (file: File | undefined) => {
    if (file === undefined || way !== undefined) return
    setFailure(undefined)
    if (file.size > mostBytes) return setFailure(words.tooBig)
    setWay({ name: file.name, share: 0 })
    try {
      const answer = await sendBytes({
        address: addressOf(file.name.slice(0, 200)),
        bytes: file.slice(0, file.size, 'application/octet-stream'),
        onProgress: (share) => setWay({ name: file.name, share }),
        signal: leaving.current.signal,
      })
      await onArrived(answer)
      setWay(undefined)
    } catch (error) {
      if (leaving.current.signal.aborted) return
      setWay(undefined)
      setFailure(refusalOf?.(error) ?? failureWords(error))
    }
  }

  return (
    <DropZone isLarge kinds={kinds} onFiles={([file]) => void bring(file)}>
      {(choose) => (
        <>
          <FileUp aria-hidden="true" size={36} strokeWidth={1.5} />
          {way ? (
            <div className={styles.way}>
              <p role="status">{words.sending({ name: way.name })}</p>
              <progress value={way.share} max={1} aria-label={words.sending({ name: way.name })} />
            </div>
          ) : (
            <>
              <p className={styles.words}>{words.drop}</p>
              <button type="button" className="btn btn-go" onClick={choose}>
                {words.choose}
              </button>
            </>
          )}
          {failure && (
            <p className="err" role="alert">
              {failure}
            </p>
          )}
          <p className="hint">{words.hint}</p>
        </>
      )}
    </DropZone>
  )
}
