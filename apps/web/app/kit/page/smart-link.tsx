import * as m from '@prostuti/text/messages'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link that comes from data: a page of ours, a phone or mail address, or another site (in a new tab). */
export function SmartLink({ to, children, ...anchor }: SmartLinkProps) {
  if (to.startsWith('/') && !to.startsWith('//')) {
    return (
      <Link to={to} {...anchor}>
        {children}
      </Link>
    )
  }
  if (/^(tel|mailto):/.test(to)) {
    return (
      <a href={to} {...anchor}>
        {children}
      </a>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener" {...anchor}>
      {children}
      <span className="sr"> ({m.shell_opens_in_new_tab()})</span>
    </a>
  )
}
