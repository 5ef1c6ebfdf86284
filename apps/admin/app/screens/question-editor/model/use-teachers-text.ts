import type * as Bijoy from '@prostuti/question-formats/bijoy'
import type * as Layout from '@prostuti/question-formats/layout'
import { useEffect, useState } from 'react'

type Readers = Pick<typeof Bijoy, 'looksLikeBijoy' | 'convertPlainText'> & Pick<typeof Layout, 'splitPastedBlock'>

/** What reads a teacher's own text. Fetched when the editor opens: whoever only reads questions does not need it. */
export function useTeachersText(): Readers | undefined {
  const [readers, setReaders] = useState<Readers>()
  useEffect(() => {
    let isHere = true
    void Promise.all([import('@prostuti/question-formats/bijoy'), import('@prostuti/question-formats/layout')]).then(
      ([{ looksLikeBijoy, convertPlainText }, { splitPastedBlock }]) => {
        if (isHere) setReaders({ looksLikeBijoy, convertPlainText, splitPastedBlock })
      },
      // Without them the editor is a form like any other.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return readers
}
