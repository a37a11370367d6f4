// Whether the card of the guide is open. Folded, it leaves its room to the table.

export const guidePanel = $state({ isOpen: true })
