/** What a closed account leaves in the database that could say something of a person, and why it stays. */
export const kept: { why: string; columns: string[] }[] = [
  {
    why: 'messages of the gateways cannot be altered, as the privacy page says; receipts and payments are kept for six years',
    columns: ['gateway_message.body', 'gateway_message.kind'],
  },
  {
    why: 'the books: by which number and means money came, so that it can be found and sent back; six years',
    columns: [
      'payment.gateway_ref',
      'payment.gateway_trx',
      'payment.gateway_url',
      'payment.method',
      'payment.payer_number',
      'payment.terms',
      'payment.transaction',
      'payout.key',
      'payout.reference',
      'refund.gateway_ref',
      'waiver.key',
    ],
  },
  {
    why: 'the books: lines of a gateway’s own statement, by which its money is found again; six years',
    columns: [
      'statement_line.batch',
      'statement_line.candidates',
      'statement_line.fingerprint',
      'statement_line.method',
      'statement_line.own_ref',
      'statement_line.payer_end',
      'statement_line.provider_id',
      'statement_line.raw',
      'statement_line.words',
    ],
  },
  {
    why: 'the books: what was bought, in the centre’s own words, and what the rule gave back',
    columns: ['order_change.before', 'purchase_order.detail', 'purchase_order.title', 'refund_request.reckoning'],
  },
  {
    why: 'answers and marks without a name, to judge the questions and for the ranks of others',
    columns: [
      'answer_step.answer',
      'attempt.order',
      'attempt_insight.figures',
      'attempt_result.subjects',
      'marking_fault.words',
      'packed_steps.answers',
    ],
  },
  {
    why: 'numbers of a parcel, by which a courier’s later message is known to be about nobody any more',
    columns: [
      'courier_message.kind',
      'delivery_step.said',
      'sheet_delivery.consignment_id',
      'sheet_delivery.courier_name',
      'sheet_delivery.invoice',
      'sheet_delivery.tracking_code',
    ],
  },
  {
    why: 'why copies of a sheet came and went: the centre’s own words of its own paper',
    columns: ['stock_movement.reason'],
  },
  {
    why: 'the name of a file that is let go of, until the sweep has taken it from the disk',
    columns: ['complaint_file.file'],
  },
  {
    why: 'what staff did stays written down, whoever it was about',
    columns: [
      'audit_entry.action',
      'audit_entry.after',
      'audit_entry.before',
      'audit_entry.detail',
      'audit_entry.reason',
      'audit_entry.request_id',
      'audit_entry.resource',
      'audit_entry.resource_id',
      'doctor_merge.fingerprint',
      'doctor_merge.moved',
      'doctor_merge.reason',
    ],
  },
  {
    why: 'codes count against the day’s limit of a number, whoever has it now; swept after a day',
    columns: [
      'otp_challenge.address_hash',
      'otp_challenge.browser_hash',
      'otp_challenge.code_hmac',
      'otp_challenge.phone',
    ],
  },
]
