/** Text colour on the picture's table, which is the same in every theme. */
export const pictureInk = '#33291a';

/** Background of companies' logos, the same in every theme. */
export const logoGround = '#ffffff';
