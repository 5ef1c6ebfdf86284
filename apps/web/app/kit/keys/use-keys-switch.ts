import { useState } from 'react'
import { recall, remember } from '../storage/storage.ts'

const storageName = 'exam_shortcuts'

/**
 * Single keys are a trap for whoever speaks to the machine instead of typing, so they can be switched off: once for all places where
 * questions are answered.
 */
export function useKeysSwitch(): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => recall(storageName) !== 'off')
  const turn = (now: boolean) => {
    remember(storageName, now ? 'on' : 'off')
    setOn(now)
  }
  return [on, turn]
}
