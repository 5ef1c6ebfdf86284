import type { CSSProperties } from 'react'

type SkeletonProps = { width?: CSSProperties['width']; height?: CSSProperties['height']; className?: string }

/** The grey shape of what is coming. Say "loading" once around the group, not per shape. */
export function Skeleton({ width, height, className = 'sk-l' }: SkeletonProps) {
  return <div className={`sk ${className}`} style={{ width, height }} aria-hidden="true" />
}
