import { describe, expect, it } from 'vitest'
import { processScopeOf, ROLES } from './process-scope.ts'

describe('the part of the product that a process runs', () => {
  it('is everything by default', () => {
    const part = processScopeOf()
    expect(part.isComplete).toBe(true)
    expect(ROLES.every(part.hasRole)).toBe(true)
    expect(part.serves('negotiation')).toBe(true)
  })
  it('is what ROLES names, spaces allowed', () => {
    const part = processScopeOf('queries, push')
    expect([part.hasRole('queries'), part.hasRole('push'), part.hasRole('commands'), part.isComplete]).toEqual([true, true, false, false])
  })
  it('has the commands of the modules that SERVICES names', () => {
    const part = processScopeOf('commands', 'negotiation,lot')
    expect([part.serves('lot'), part.serves('load')]).toEqual([true, false])
  })
  it('may exclude names', () => {
    const part = processScopeOf('commands', '-negotiation,-lot')
    expect([part.serves('load'), part.serves('lot'), part.isComplete]).toEqual([true, false, false])
  })
  it('reports the unknown name and the valid ones', () => {
    expect(() => processScopeOf('comands')).toThrow('ROLES: "comands" is none of commands, queries, projectors, reactions, relay, push')
    expect(() => processScopeOf('', 'freight')).toThrow('SERVICES: "freight" is none of ')
  })
})
