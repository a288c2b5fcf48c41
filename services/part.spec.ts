import { describe, expect, it } from 'vitest'
import { partOf, ROLES } from './part.ts'

describe('the part that a process plays', () => {
  it('is everything when nothing is said', () => {
    const part = partOf()
    expect(part.whole).toBe(true)
    expect(ROLES.every(part.does)).toBe(true)
    expect(part.serves('negotiation')).toBe(true)
  })
  it('is what ROLES names, spaces allowed', () => {
    const part = partOf('queries, push')
    expect([part.does('queries'), part.does('push'), part.does('commands'), part.whole]).toEqual([true, true, false, false])
  })
  it('takes the commands of the modules that SERVICES names', () => {
    const part = partOf('commands', 'negotiation,lot')
    expect([part.serves('lot'), part.serves('load')]).toEqual([true, false])
  })
  it('may be all but some', () => {
    const part = partOf('commands', '-negotiation,-lot')
    expect([part.serves('load'), part.serves('lot'), part.whole]).toEqual([true, false, false])
  })
  it('says which name is wrong and which there are', () => {
    expect(() => partOf('comands')).toThrow('ROLES: "comands" is none of commands, queries, projectors, reactions, relay, push')
    expect(() => partOf('', 'freight')).toThrow('SERVICES: "freight" is none of ')
  })
})
