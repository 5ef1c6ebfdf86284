import type { StaffAction } from '@prostuti/contract/staff'
import type { LucideIcon } from 'lucide-react'

export type MenuItem = {
  title: () => string
  to: string
  needs: StaffAction
  /** What is begun there by whoever may, at `/new`. */
  make?: { title: () => string; needs: StaffAction }
}

/** Some screens under one head. `key` opens the first of them after a `g`. */
export type MenuGroup = MenuItem & { icon: LucideIcon; key: string; items: MenuItem[] }
