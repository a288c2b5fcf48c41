import { expect, it } from 'vitest'
import { isCompletePhone, mailLink, whatsappLink } from './whatsapp.ts'

it('opens a chat with the number in Brazil, or without one the choice of a contact', () => {
  expect(whatsappLink('Carga CG-1: até 03/02 & depois', '41999994410')).toBe(
    'https://wa.me/5541999994410?text=Carga%20CG-1%3A%20at%C3%A9%2003%2F02%20%26%20depois',
  )
  expect(whatsappLink('Oi')).toBe('https://wa.me/?text=Oi')
})
it('a number without its area is incomplete', () => {
  expect(['', '33224455', '4133224455', '41999994410'].map(isCompletePhone)).toEqual([false, false, true, true])
})
it('opens a message of the mail program, whose fields do not run into each other', () => {
  expect(mailLink('Carga & viagem', 'até 03/02?')).toBe('mailto:?subject=Carga%20%26%20viagem&body=at%C3%A9%2003%2F02%3F')
})
