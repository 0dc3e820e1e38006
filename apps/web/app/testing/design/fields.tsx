import { Checkbox, Option, OptionGroup } from '../../ui/choice.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field, FileField, SearchField, Select, TextArea } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sample, SampleGroup } from './sample.tsx';

export function Fields() {
  return (
    <SampleGroup title="Fields">
      <Sample name="One line">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Plain" name="plain" />
          <Field label="With help" help="As on the label." aside="optional" name="helped" />
          <Field
            label="With an error"
            type="email"
            defaultValue="ada@"
            help="We write to it once."
            error="Enter a whole email address."
            name="wrong"
          />
          <Field label="With a unit" unit="kg" inputMode="decimal" defaultValue="2.5" name="unit" />
          <Field label="A date" type="date" name="date" />
          <Field label="Disabled" disabled defaultValue="Antwerp, Belgium" name="disabled" />
        </div>
      </Sample>
      <Sample name="Password, search, file">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            defaultValue="correct horse"
            name="password"
          />
          <SearchField label="Search" placeholder="Tracking, recipient" name="search" />
          <FileField label="Documents" help="PDF or a photo, 10 MB at most." name="file" />
        </div>
      </Sample>
      <Sample name="Six digits">
        <CodeInput name="code" label="Code" error="That code is not right." />
      </Sample>
      <Sample name="Select and text area">
        <div className="grid gap-5 sm:grid-cols-2">
          <Select label="Topic" defaultValue="sales" name="topic">
            <option value="support">Support</option>
            <option value="sales">Sales</option>
            <option value="partnerships">Partnerships</option>
          </Select>
          <TextArea label="Message" error="Write a few words." name="message" />
        </div>
      </Sample>
      <Sample name="Choices">
        <div className="grid gap-6 sm:grid-cols-2">
          <OptionGroup legend="Pay by" help="The courier takes cards too." error="Choose one.">
            <Option name="method" value="card" defaultChecked>
              <span className="block font-semibold">Card</span>
              <span className="block text-sm text-muted">
                Charged when the parcel is picked up.
              </span>
            </Option>
            <Option name="method" value="cod">
              <span className="block font-semibold">Pay on delivery</span>
            </Option>
            <Option name="method" value="transfer" disabled>
              <span className="block font-semibold">Bank transfer</span>
            </Option>
          </OptionGroup>
          <div className="space-y-3">
            <Checkbox label="Repeat this pickup" name="repeat" defaultChecked />
            <Checkbox
              label="I accept the terms"
              help="They are one page."
              error="Accept the terms to continue."
              name="terms"
            />
            <Checkbox label="Not now" name="later" disabled />
          </div>
        </div>
      </Sample>
    </SampleGroup>
  );
}
