/** What people of a gate record without a network, by command; the rest asks for a connection. */
export const offlineCommands = [
  'CheckIn',
  'UndoCheckIn',
  'CheckInbound',
  'UndoCheckInbound',
  'StartLoading',
  'UndoStartLoading',
  'FinishLoading',
  'UndoFinishLoading',
  'CheckOutbound',
  'MarkAbsent',
  'MarkPresent',
  'CommentVisit',
  'AnswerChecklist',
] as const
export type OfflineCommand = (typeof offlineCommands)[number]
export const isOfflineCommand = (command: string): command is OfflineCommand => (offlineCommands as readonly string[]).includes(command)
