import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { type OrderPageData, orderPageQuery, ordersQuery } from './order-queries.ts'

/** Shows the order as it is after a change, and says what was done. */
export function useOrderAnswer(orderId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (page: OrderPageData, flash: string) => {
    client.setQueryData(orderPageQuery(orderId).queryKey, page)
    void client.invalidateQueries({ queryKey: ordersQuery.queryKey })
    await navigate(addressOf('/my/orders/:orderId', { orderId }), {
      replace: true,
      preventScrollReset: true,
      state: { flash },
    })
  }
}
