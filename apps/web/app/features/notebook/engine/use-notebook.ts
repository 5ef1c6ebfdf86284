import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Notebook, NotebookEngine } from './notebook-engine.ts'
import { notebookEngine, onEngineChange } from './open-notebook.ts'

export type OpenNotebook = { engine: NotebookEngine; notebook: Notebook }

const never = () => () => {}
const nothing = () => undefined

/** The notebook of who is signed in; undefined until it is open, and `failed` where nobody knows whose it is. */
export function useNotebook(): { open: OpenNotebook | undefined; failed: boolean; retry: () => void } {
  const [engine, setEngine] = useState<NotebookEngine>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
  useEffect(() => {
    let gone = false
    const find = () => {
      setFailed(false)
      notebookEngine().then(
        (found) => !gone && setEngine(found),
        () => !gone && setFailed(true),
      )
    }
    find()
    const stop = onEngineChange(find)
    return () => {
      gone = true
      stop()
    }
  }, [round])
  const notebook = useSyncExternalStore(engine?.subscribe ?? never, () => engine?.read(), nothing)
  return {
    open: engine && notebook?.opened ? { engine, notebook } : undefined,
    failed,
    retry: () => setRound(round + 1),
  }
}
