import * as m from '@prostuti/text/messages'
import { OrdersPage } from '../../../features/orders/orders-page.tsx'

export const title = m.my_orders

export default OrdersPage
