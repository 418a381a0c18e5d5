import errors from '#locales/en/errors.json' with { type: 'json' };
import texts from '#locales/en/mass.json' with { type: 'json' };
import { findingsOf } from './accessibility.ts';
import { expect, test } from './panel.ts';

const video = (at: number) =>
  `https://www.youtube.com/watch?v=Ab1Cd2Ef${String(at).padStart(3, '0')}`;
const counted = (text: string, count: number) => text.replace('{{count}}', String(count));

/** Fifty lines, of which five have each something else that is wrong with them. */
const LIST = Array.from({ length: 50 }, (_, at) => `1 | ${video(at)} | 1000`);
LIST[6] = '99999 | https://www.youtube.com/watch?v=Ab1Cd2Ef3Gh | 1000';
LIST[13] = '1 | https://t.me/durov | 1000';
LIST[20] = `1 | ${video(20)} | 3`;
LIST[30] = 'nonsense';
LIST[41] = `1 | ${video(41)} | many`;

test('a list of fifty lines is corrected where it is wrong, and put into the cart', async ({
  page,
  panelUrl,
  complaints,
  javaScriptEnabled,
}) => {
  await page.goto(`${panelUrl}/orders/mass`);
  await page.getByRole('button', { name: texts.check }).click();
  await expect(page.getByText(texts.list.empty)).toBeVisible();
  await page.getByLabel(texts.list.label, { exact: true }).fill(LIST.slice(0, 45).join('\n'));
  await page.getByLabel(texts.file.label).setInputFiles({
    name: 'more.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`quantity,url,id\n${LIST.slice(45).map(backwards).join('\n')}\n`),
  });
  await page.getByRole('button', { name: texts.check }).click();

  await expect(page.getByText(counted(texts.bad_other, 5))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1 + 45);
  const line = (at: number) =>
    page.getByRole('group', { name: texts.line.replace('{{line}}', String(at)), exact: true });
  await expect(line(7)).toContainText('This service cannot be ordered');
  await expect(line(14)).toContainText(errors.field.link_elsewhere);
  await expect(line(21)).toContainText('Enter 500 or more');
  await expect(line(31).getByLabel(texts.column.id)).toHaveValue('nonsense');
  await expect(line(42)).toContainText('Enter a whole number');
  if (javaScriptEnabled !== false) expect(await findingsOf(page, 'main')).toEqual([]);

  // One is corrected in the box, the others at their lines, one of them wrongly once more.
  const box = page.getByLabel(texts.list.label, { exact: true });
  await box.fill((await box.inputValue()).replace('99999 |', '1 |'));
  await line(14).getByLabel(texts.column.link).fill(video(14));
  await line(21).getByLabel(texts.column.quantity).fill('1000');
  await line(31).getByLabel(texts.column.id).fill('1');
  await line(31).getByLabel(texts.column.link).fill(video(31));
  await line(31).getByLabel(texts.column.quantity).fill('1500');
  await line(42).getByLabel(texts.column.quantity).fill('12');
  await page.getByRole('button', { name: texts.checkAgain }).click();
  await expect(page.getByText(texts.bad_one.replace('{{count}}', '1'))).toBeVisible();
  await expect(line(42).getByLabel(texts.column.quantity)).toHaveValue('12');

  // What is right can go ahead; what is not stays where it is.
  await page.getByRole('button', { name: counted(texts.putThem_other, 49) }).click();
  await expect(page.getByText(counted(texts.put_other, 49))).toBeVisible();
  await expect(box).toHaveValue(`1 | ${video(41)} | 12`);
  await line(1).getByLabel(texts.column.quantity).fill('1200');
  await page.getByRole('button', { name: texts.checkAgain }).click();
  await expect(page.getByText(counted(texts.ready_one, 1))).toBeVisible();
  await page.getByRole('button', { name: counted(texts.putThem_one, 1) }).click();
  await expect(page).toHaveURL(`${panelUrl}/cart`);
  expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
});

const backwards = (line: string) => line.split(' | ').reverse().join(',');

test('a list begins with a template that can be ordered, and more lines than fit are kept', async ({
  page,
  panelUrl,
}) => {
  await page.goto(`${panelUrl}/orders/mass`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.file.template }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mass-order.csv');
  const lines = Array.from({ length: 202 }, (_, at) => `1 | ${video(at)} | 1000`);
  const box = page.getByLabel(texts.list.label, { exact: true });
  await box.fill(lines.join('\n'));
  await page.getByRole('button', { name: texts.check }).click();
  await expect(page.getByRole('row')).toHaveCount(1 + 200);
  await expect(box).toHaveValue(lines.join('\n'));
  await page.getByRole('button', { name: counted(texts.putThem_other, 200) }).click();
  await expect(box).toHaveValue(lines.slice(200).join('\n'));
});
