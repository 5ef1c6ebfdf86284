import * as m from '@prostuti/text/messages'
import { Wallet } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const moneyMenu: MenuGroup = {
  title: m.office_menu_money,
  to: '/payments',
  needs: 'payments.read',
  icon: Wallet,
  key: 'm',
  items: [
    { title: m.office_payments, to: '/payments', needs: 'payments.read' },
    { title: m.office_refunds, to: '/refunds', needs: 'refunds.read' },
    { title: m.office_dues, to: '/dues', needs: 'payments.read' },
    { title: m.office_cash, to: '/cash', needs: 'payments.write' },
    { title: m.office_menu_day_end, to: '/day-end', needs: 'ledger.read' },
    { title: m.office_menu_statements, to: '/statements', needs: 'ledger.read' },
    { title: m.office_menu_ledger, to: '/ledger', needs: 'ledger.read' },
    {
      title: m.office_codes,
      to: '/discount-codes',
      needs: 'codes.read',
      make: { title: m.office_code_new, needs: 'codes.write' },
    },
  ],
}
