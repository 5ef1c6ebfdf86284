import { useEffect, useRef, useState } from 'react'
import { recall, remember } from '../../../../kit/storage/storage.ts'
import { focusOf, type Shortcut, shortcutOf } from './shortcut-of.ts'

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

export function useShortcuts(on: boolean, act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
      const { key, code, ctrlKey, altKey, metaKey, repeat } = event
      const shortcut = shortcutOf({ key, code, ctrlKey, altKey, metaKey, repeat, focus: focusOf(event.target) })
      if (!shortcut) return
      event.preventDefault()
      latest.current(shortcut)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}
