export { isOwnOrder as orderInScope, isOwnPayment as paymentInScope } from '../../staff/index.ts'
