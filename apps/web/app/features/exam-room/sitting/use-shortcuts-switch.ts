import { useState } from 'react'
import { recall, remember } from '../../../kit/storage/storage.ts'

const storageName = 'exam_shortcuts'

/** Single keys are a trap for whoever speaks to the machine instead of typing, so they can be switched off. */
export function useShortcutsSwitch(): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => recall(storageName) !== 'off')
  const turn = (now: boolean) => {
    remember(storageName, now ? 'on' : 'off')
    setOn(now)
  }
  return [on, turn]
}
