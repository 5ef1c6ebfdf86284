import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../address/address-of.ts'
import { Loaded } from '../my-page/loaded.tsx'
import { EmptyReel } from './pictures.tsx'
import { type ShelfPage, shelfQuery } from './subscription-api.ts'

type ShelfLoadedProps = { offerId: string; skeleton?: ReactNode; children: (page: ShelfPage) => ReactNode }

/** One shelf once it is there; one that does not exist is told of kindly. */
export function ShelfLoaded({ offerId, skeleton, children }: ShelfLoadedProps) {
  const query = useQuery(shelfQuery(offerId))
  const { error } = query
  const isMissing = isNotThere(error)
  if (isMissing && query.data === undefined)
    return (
      <Nothing
        title={m.subscription_missing_title()}
        text={m.subscription_missing_text()}
        to={addressOf('/my/subscription')}
        action={m.subscription_missing_action()}
      />
    )
  return (
    <Loaded query={query} errorTitle={m.subscription_shelf_error()} skeleton={skeleton}>
      {children}
    </Loaded>
  )
}

type NothingProps = { title: string; text: string; to: string; action: string; isMain?: boolean }

/** Why there is nothing to do here, and where there is. */
export function Nothing({ title, text, to, action, isMain = false }: NothingProps) {
  return (
    <div className="card">
      <EmptyState
        picture={<EmptyReel />}
        title={title}
        text={text}
        action={
          <Link className={`btn ${isMain ? 'btn-go' : 'btn-line'}`} to={to}>
            {action}
          </Link>
        }
      />
    </div>
  )
}
