export { type StaffAction, staffActions } from './actions.ts'
export { analysePaper, exportAnalysis, itemVerdicts, readAnalysis } from './after/analysis.ts'
export {
  askCorrection,
  askRevert,
  changeCorrection,
  correctionKinds,
  correctionStates,
  declineCorrection,
  dropCorrection,
  effectViews,
  listCorrections,
  listEffects,
  listSigners,
  publishCorrection,
  readCorrection,
  rehearseCorrection,
  revertCorrection,
  startCorrection,
} from './after/corrections.ts'
export { answerObjections, listObjections, objectionReasons, readObjections } from './after/objections.ts'
export {
  attemptShows,
  holdResults,
  listAttempts,
  listResultPapers,
  makeMeritList,
  readPaperResults,
  releaseResults,
  resultStates,
  retryMarking,
  voidAttempt,
} from './after/results.ts'
export {
  type AuditResource,
  auditColumns,
  exportAudit,
  listAudit,
  listAuditChoices,
  readAuditEntry,
} from './audit/audit.ts'
export type { AuditDeed } from './audit/deeds.ts'
export {
  changeCampaign,
  decideDoubtful,
  listCampaignRecipients,
  listCampaigns,
  listSmsTries,
  makeCampaign,
  previewCampaign,
  readCampaign,
  rehearseCampaign,
  removeCampaign,
  resumeCampaign,
  startCampaign,
  stopCampaign,
  testCampaign,
} from './campaigns/campaigns.ts'
export { batchResource, closeBatch, copyBatch, previewBatchCopy } from './catalogue/batch.ts'
export { arrangeBatchCategories, batchCategoryResource } from './catalogue/batch-category.ts'
export { listBranches } from './catalogue/branches.ts'
export { arrangeCourses, courseResource, setCourseEnrolment } from './catalogue/course.ts'
export { courseSessionResource } from './catalogue/course-session.ts'
export { eventResource, listEventRegistrations } from './catalogue/event.ts'
export { holidayResource, listHolidayClasses, removeHoliday } from './catalogue/holiday.ts'
export { scheduleResource } from './catalogue/schedule.ts'
export { arrangeTeachers, teacherResource } from './catalogue/teacher.ts'
export { cancelJob, jobFile, listJobs, readJob } from './desk/jobs.ts'
export {
  dropListQuery,
  readListView,
  savedQueriesAtMost,
  saveListColumns,
  saveListQuery,
} from './desk/list-view.ts'
export { readPresence, type StaffNews, sayPresence, staffLivePath } from './desk/live.ts'
export { factNames, hitKinds, searchOffice } from './desk/search.ts'
export * from './doctors/index.ts'
export {
  changeImportRows,
  importRowStates,
  listImportRows,
  mendedFields,
  mendImportRow,
  readImportRow,
  rewordImportRow,
  rowActions,
  rowsPerPage,
} from './imports/import-row.ts'
export {
  addImportPicture,
  dropImport,
  importBytes,
  importChoices,
  importPicture,
  importWords,
  listImports,
  readImport,
  setImportDefaults,
  takeImport,
  undoImport,
  uploadImport,
} from './imports/question-import.ts'
export { cannedAnswerResource, cannedFields } from './inbox/canned-answer.ts'
export {
  answerInbox,
  assignInbox,
  closeInbox,
  listInbox,
  listInboxAnswers,
  listInboxMembers,
  mergeInbox,
  noteInbox,
  readInboxComplaint,
  readInboxFile,
  readInboxLines,
  reopenInbox,
  snoozeInbox,
  uploadInboxFile,
} from './inbox/inbox.ts'
export { complaintCategories, inboxPath, inboxShows, inboxViews } from './inbox/inbox-fields.ts'
export { serviceTimesSettings } from './inbox/service-times.ts'
export {
  askDayClose,
  closeDay,
  countCash,
  dayExceptionKinds,
  dayStates,
  declineDayClose,
  explainDay,
  exportLedger,
  ledgerAccountNames,
  listDayEnds,
  listLedger,
  noteValues,
  payWays,
  readDayEnd,
} from './ledger/day-end.ts'
export {
  dropStatement,
  listStatementLines,
  listStatements,
  mapStatement,
  matchStatementLine,
  readStatement,
  readStatementFees,
  rematchStatements,
  reopenStatementLine,
  settleStatementLine,
  statementBytes,
  statementFields,
  statementKinds,
  statementLine,
  statementLineStates,
  statementProviders,
  takeStatement,
  uploadStatement,
} from './ledger/statements.ts'
export {
  arrangeBooks,
  documentPage,
  documentResource,
  materialResource,
  readDocumentDesk,
  referenceBookResource,
} from './media/document.ts'
export { arrangeShelves, givenVideoResource, shelfResource } from './media/given-video.ts'
export {
  beginUpload,
  dropUpload,
  listUploads,
  readUpload,
  type UploadKind,
  uploadBytes,
  uploadKinds,
  uploadPath,
  uploadRefusals,
} from './media/uploads.ts'
export { renditionStates, videoResource } from './media/video.ts'
export {
  cancelRenditions,
  captionLanguages,
  listWatchers,
  makeRenditions,
  readCaptions,
  readVideoDesk,
  saveCaptions,
} from './media/video-desk.ts'
export {
  changeStaff,
  describeRights,
  endStaffSessions,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  memberStates,
  suspendStaff,
} from './members/members.ts'
export {
  countNoticeReach,
  noticeAudiences,
  noticeResource,
  noticeStates,
  readNoticeStanding,
  withdrawNotice,
} from './notices/notices.ts'
export {
  changePaperQuestions,
  paperQuestionsAtMost,
  readPaperDesk,
  searchPaperBank,
  setPaperStage,
} from './papers/builder.ts'
export { cutMarkResource, removeCutMark } from './papers/cut-mark.ts'
export { askPaperSignature, endPaperSignature, signPaper } from './papers/freezing.ts'
export { clonePaper, paperKinds, paperResource, paperStates } from './papers/paper.ts'
export { printPaper } from './papers/printing.ts'
export { beginRehearsal, finishRehearsal, previewPaper } from './papers/rehearsal.ts'
export { rulePackResource } from './papers/rule-pack.ts'
export { bookParcels, labelPapers, makeLabels } from './parcels/booking.ts'
export {
  findScanned,
  handOverParcels,
  handOverSheet,
  listHandOvers,
  packParcel,
  receiveBack,
  unpackParcel,
} from './parcels/packing.ts'
export {
  type chosenParcels,
  parcelCouriers,
  parcelStages,
  parcelStates,
  parcelsAtMost,
  parcelTroubles,
} from './parcels/parcel-fields.ts'
export {
  bookParcel,
  courierTalks,
  listParcels,
  mendParcel,
  parcelVerbs,
  readParcel,
  recordParcel,
  resendParcel,
  stepParcel,
} from './parcels/parcels.ts'
export { listStock, moveStock, readPickList, readStock, setShelf, stockMoves, stockShows } from './parcels/stock.ts'
export { discountCodeResource, makeDiscountCodes, stopDiscountCode } from './payment/discount-code.ts'
export { debtAges, listDues, postponeDue, sendPayLink } from './payment/dues.ts'
export {
  approvePayment,
  askGateway,
  exportPayments,
  gatewayWords,
  listPayments,
  type PaymentResource,
  paymentColumns,
  readStaffPayment,
  receiptFile,
  refusePayment,
  resendReceipt,
  staffPaymentVerbs,
} from './payment/payments.ts'
export {
  acceptPayout,
  declinePayout,
  giveRefund,
  giveUpRefund,
  grantRequest,
  listRefunds,
  lookAtRequest,
  proposeRefund,
  readRefundTerms,
  refusePayout,
  refuseRequest,
  sayRefund,
  signPayout,
} from './payment/refunds.ts'
export { findTillOrders, readTillOrder, takeCash } from './payment/till.ts'
export { askWaiver, declineWaiver, signWaiver } from './payment/waivers.ts'
export { findLookAlikes, keepApart, listLookAlikes, mergeQuestion } from './questions/look-alikes.ts'
export { changeQuestions, exportQuestionFile, questionFileFormats } from './questions/many-questions.ts'
export {
  duplicateQuestion,
  judgeQuestion,
  listAuthors,
  listQuestionBooks,
  listReviewers,
  listTags,
  moveQuestion,
  questionResource,
  questionStates,
  questionVerbs,
  readQuestionStanding,
  uploadQuestionPicture,
} from './questions/question.ts'
export { mergeSubject, mergeTopic, subjectResource, topicResource } from './questions/subjects.ts'
export {
  countedAtMost,
  defineResource,
  defineSingle,
  type FieldsOf,
  type ListCall,
  type ListPage,
  type Resource,
  type RowOf,
  type Single,
} from './resource/define-resource.ts'
export { readSettings } from './settings/read-settings.ts'
export {
  classSettings,
  courierSettings,
  couriers,
  deviceSettings,
  moneySettings,
  pageSettings,
  signInSettings,
  smsGateways,
  smsSettings,
  wallets,
  waysToPay,
} from './settings/settings-forms.ts'
export { testPayment, testSms } from './settings/test-settings.ts'
export { acceptInvitation, openInvitation } from './sign-in/invitation.ts'
export {
  addPasskey,
  changeStaffPassword,
  endOtherSessions,
  endOwnSession,
  offerAuthenticator,
  offerPasskey,
  readSecurity,
  removePasskey,
  renewStaffRecoveryCodes,
  setAuthenticator,
} from './sign-in/own-security.ts'
export {
  officeFacts,
  readMe,
  signOutStaff,
  stepUpChallenge,
  stepUpPasskey,
  stepUpTotp,
  watchSession,
} from './sign-in/own-session.ts'
export {
  staffPasskeyChallenge,
  staffSignIn,
  staffSignInPasskey,
  staffSignInRecovery,
  staffSignInTotp,
} from './sign-in/sign-in.ts'
export { lookSingle } from './site/look.ts'
export { previewDraft } from './site/preview.ts'
export * from './site/website.ts'
export {
  extendSittings,
  makePhoneList,
  messageSittings,
  pauseSitting,
  rehearseExtension,
  reopenSittings,
  resumeSitting,
  withdrawExtension,
} from './sittings/control-sittings.ts'
export { sitterFilters, sitterStates } from './sittings/sitting-fields.ts'
export { listSitters, listSittings, readSittingBoard } from './sittings/watch-sittings.ts'
export type { StaffCall } from './staff-call.ts'
export { staffDuties, staffRoles } from './staff-fields.ts'
export { listLectures } from './timetable/lectures.ts'
export { exportRowAttendance, readRowAttendance } from './timetable/row-attendance.ts'
export { readRowClass, setRowClass } from './timetable/row-class.ts'
export { fileAtMost, readSheetFile, writeSheetFile } from './timetable/timetable-files.ts'
export { type rowFields, rowsAtMost, type sheetRow } from './timetable/timetable-row.ts'
export {
  readTimetableSheet,
  saveTimetableSheet,
  timetableAt,
  timetableHistory,
  writeTimetableSyllabus,
} from './timetable/timetable-sheet.ts'
export { readToday } from './today/read-today.ts'
export { setUpSteps, waitingQueues } from './today/today-names.ts'
