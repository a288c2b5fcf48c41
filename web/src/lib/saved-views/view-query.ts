/** What says only what somebody was doing just now, not what the list shows. */
const passing = ['receipts', 'negotiationPage', 'transitPage', 'closedPage']

/** What of an address is kept under a name: the same list has the same text, in whichever order its filters were set. */
export const viewQuery = (search: string): string => {
  const said = new URLSearchParams(search)
  for (const name of passing) said.delete(name)
  said.sort()
  return said.toString()
}
