import { useState } from 'react'
import { recall, remember } from '../../../kit/storage/storage.ts'

const storageName = 'exam_text_size'
const sizes = 3

/** Ordinary, large, larger; the reader's choice outlives the exam. */
export function useTextSize(): [size: number, larger: () => void] {
  const [size, setSize] = useState(() => Math.trunc(Math.abs(Number(recall(storageName)))) % sizes || 0)
  const larger = () => {
    const next = (size + 1) % sizes
    remember(storageName, String(next))
    setSize(next)
  }
  return [size, larger]
}
